import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { projectRoot } from './root.ts'

/** A missing or malformed setting; the message has its name and advice. */
export class EnvError extends Error {
  override name = 'EnvError'
}

type Setting<T> = {
  /** Used when the variable is unset or empty. */
  default?: T
  /**
   * The advice about a missing value, as a sentence: `Run "npm start" once: it writes one to
   * .env.local.`
   */
  hint: string
}

/**
 * Loads `.env.local` of the project into `process.env`. Variables that are already set take
 * precedence.
 */
export function loadEnv(root = projectRoot()): void {
  const file = join(root, '.env.local')
  if (existsSync(file)) loadEnvFile(file)
}

/** Reads a setting as text. Throws an `EnvError` if it is unset and has no default. */
export function readEnv(name: string, { default: fallback, hint }: Setting<string>): string {
  const value = process.env[name]?.trim() || fallback
  if (value === undefined) throw new EnvError(`${name} is not set. ${hint}`)
  return value
}

/** Reads a setting as a whole number, zero or more. */
export function readNumber(name: string, { default: fallback, hint }: Setting<number>): number {
  const text = readEnv(name, { default: fallback?.toString(), hint })
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new EnvError(`${name} is "${text}", which is not a whole number. ${hint}`)
}

/** Reads a setting as a TCP port. */
export function readPort(name: string, fallback: number): number {
  const hint = `Set ${name} to a free port between 1 and 65535.`
  const port = readNumber(name, { default: fallback, hint })
  if (port >= 1 && port <= 65535) return port
  throw new EnvError(`${name} is ${port}, which is not a port. ${hint}`)
}

/** The port of a program's metrics; undefined unless `setting` is set to a port. */
export function metricsAddress(
  setting: 'METRICS_PORT' | 'CONTENT_METRICS_PORT',
): { host: string; port: number; setting: string } | undefined {
  if (!process.env[setting]?.trim()) return undefined
  const host = readEnv('METRICS_HOST', { default: '127.0.0.1', hint: '' })
  return { host, port: readPort(setting, 0), setting }
}

/** Reads a setting as an http(s) address, without a trailing slash. */
export function readUrl(name: string, fallback: string): string {
  return checkUrl(name, readEnv(name, { default: fallback, hint: '' }), fallback)
}

/** The same for a list of addresses, separated by commas; duplicates count once. */
export function readUrls(name: string, fallback: string): string[] {
  const list = readEnv(name, { default: fallback, hint: '' })
  const texts = list.split(',').map((text) => text.trim())
  const urls = texts.filter(Boolean).map((text) => checkUrl(name, text, fallback))
  return urls.length > 0 ? [...new Set(urls)] : [checkUrl(name, list, fallback)]
}

function checkUrl(name: string, text: string, fallback: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.username || url?.password)
    throw new EnvError(`${name} holds a user name or a password. Set it to the address alone.`)
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/\/+$/, '')
  throw new EnvError(`${name} is "${text}". Set it to an address such as ${fallback}.`)
}

/** The folder for the data of site and content service: `DATA_DIR`, or `.data` in the project. */
export function dataDir(): string {
  return resolve(projectRoot(), readEnv('DATA_DIR', { default: '.data', hint: '' }))
}

/** The maximum size in bytes of each program's picture cache: `MEDIA_CACHE_MB`. */
export function mediaCacheBytes(): number {
  return readMegabytes('MEDIA_CACHE_MB', 2048)
}

/** The maximum size in bytes of the site's page cache: `PAGE_CACHE_MB`. */
export function pageCacheBytes(): number {
  return readMegabytes('PAGE_CACHE_MB', 256)
}

function readMegabytes(name: string, fallback: number): number {
  const hint = 'Set it to a number of megabytes.'
  return readNumber(name, { default: fallback, hint }) * 1024 * 1024
}
