import type { CSSProperties } from 'react'

/** Inline style that may also set custom properties; only for values that come from data. */
export type Style = CSSProperties & { [property: `--${string}`]: string | number }
