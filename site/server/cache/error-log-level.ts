import { ContentError } from '../../content/content-error.ts'

/** Longer than the content service takes to start on a slow machine. */
const STARTUP_S = 120

/**
 * The log level of a failed fetch. Site and content service start at the same time, so "not ready
 * yet" is expected during startup; afterwards, and for any other reason, it is an error.
 */
export function errorLogLevel(error: unknown, uptime: number = process.uptime()): 'info' | 'error' {
  const isNotReady = error instanceof ContentError && error.kind === 'not ready'
  return isNotReady && uptime < STARTUP_S ? 'info' : 'error'
}

/** Whether the content service may still be starting. */
export function isStartingUp(): boolean {
  return process.uptime() < STARTUP_S
}
