import type { Stylesheet } from './document.ts'
import type { PreparedResponse } from './prepared-response.ts'

/** The files that documents refer to, from a build or from the development server. */
export type Assets = {
  /** `id` is unique to each build. */
  build: { id: string; timestamp: string }
  /** Address of the browser's entry script. */
  entry: string
  /** Fonts to preload for the first view. */
  fonts: readonly string[]
  /** The shell's stylesheet and those of the given block kinds, without duplicates. */
  stylesheets: (kinds: Iterable<string>) => Stylesheet[]
  /** Scripts that the entry imports, to be preloaded. */
  modules: readonly string[]
  /** Whether documents get a content security policy. False in development. */
  isStrict: boolean
  /** A file of the build, by its address. */
  file: (path: string) => PreparedResponse | undefined
}
