import { defineConfig } from 'vitest/config'

const rooms = '{kit,ui,motion,blocks,site,content,demo,scripts,bench}'
const everywhere = ['**/node_modules/**', '**/dist/**', '**/.next/**']

/**
 * `unit` is quick and needs nothing but the packages; `contract` (`*.contract.test.ts`) starts
 * databases, servers and builds.
 */
export default defineConfig({
  // Node takes the CommonJS build of graphql, Vite the other one; two copies of it do not mix.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    css: true,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    env: { LOG_LEVEL: 'error' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...everywhere, '**/*.contract.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: [`${rooms}/**/*.contract.test.{ts,tsx}`],
          exclude: everywhere,
        },
      },
    ],
  },
})
