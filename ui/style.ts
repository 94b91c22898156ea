import type { CSSProperties } from 'react'

/** Inline styles including custom properties; only for values that come from data. */
export type Style = CSSProperties & { [property: `--${string}`]: string | number }
