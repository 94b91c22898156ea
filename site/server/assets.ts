import type { Stylesheet } from './document.ts'
import type { PreparedResponse } from './prepared-response.ts'

/** What documents refer to, from a build or from a development server. */
export type Assets = {
  /** Names the build; another build has another. */
  build: { id: string; timestamp: string }
  /** The script that takes over in the browser. */
  entry: string
  /** Fonts of the first view. */
  fonts: readonly string[]
  /** The shell's stylesheet and those of the block kinds, each once. */
  stylesheets: (kinds: Iterable<string>) => Stylesheet[]
  /** The scripts that the entry imports. */
  modules: readonly string[]
  /** Whether only what the documents name may run and style: not while developing. */
  isStrict: boolean
  /** A file the build made, by its address. */
  file: (path: string) => PreparedResponse | undefined
}
