/** What the server knows of a build; written beside it as `dist/build.json`. */
export type BuildIndex = {
  id: string
  timestamp: string
  /** The script that takes over in the browser, then what it imports. */
  entry: string[]
  fonts: string[]
  shellStyles: string
  /** The stylesheets of each block kind: those of parts it shares, then its own. */
  styles: Record<string, string[]>
  /** The scripts that each island kind brings once it is wanted, React among them. */
  islands: Record<string, string[]>
}
