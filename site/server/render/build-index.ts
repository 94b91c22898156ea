import type { ThemeName } from '@belvedere/kit/theme/themes.ts'

/** The index of a build, which the server reads; the build writes it to `dist/build.json`. */
export type BuildIndex = {
  id: string
  timestamp: string
  /** The two builds before it, newest first, whose files are in `earlier/{id}`. */
  earlier: { id: string; timestamp: string }[]
  /** The browser's entry script, then its imports. */
  entry: string[]
  shellStyles: string
  /** What each theme adds to it. */
  themeStyles: Record<ThemeName, string>
  /** The stylesheets of each kind in each theme: those of shared parts, then its own. */
  styles: Record<ThemeName, Record<string, string[]>>
}
