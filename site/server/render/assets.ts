import type { ThemeName } from '@belvedere/kit/theme/themes.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Stylesheet } from './document-html.ts'

export type Build = {
  /** Unique to each build. */
  id: string
  timestamp: string
}

/** The files that documents refer to, from a build or from the development server. */
export type Assets = {
  build: Build
  /** The builds before it whose files are still served, for tabs that were opened with them. */
  earlierBuilds: readonly Build[]
  /** Address of the browser's entry script. */
  entry: string
  /** The shell's stylesheet of a theme and those of the given block kinds, without duplicates. */
  stylesheets: (kinds: Iterable<string>, theme: ThemeName) => Stylesheet[]
  /** Scripts that the entry imports, to be preloaded. */
  modules: readonly string[]
  /** Whether documents get a content security policy. False in development. */
  isStrict: boolean
  /** A file of the build or of an earlier one, by its address. */
  file: (path: string) => PreparedResponse | undefined
}
