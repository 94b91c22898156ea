import { defineConfig } from 'vitest/config'

/**
 * Journeys in Firefox, against both programs. Two files run at a time, each in a worker that keeps
 * its browser from one file to the next.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'firefox',
    include: ['*.journey.ts'],
    globalSetup: ['global-setup.ts'],
    maxWorkers: 2,
    isolate: false,
    // Patience costs a sound page nothing, and a busy machine needs it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
})
