/** One line of a browser's trace, as far as it is read here. Times are microseconds. */
export type TraceEvent = {
  name: string
  /** `X` lasts, `I` is a moment; `b`, `n` and `e` belong to something that other lines interrupt. */
  ph: string
  ts: number
  dur?: number
  /** Of that, what the processor worked for it. */
  tdur?: number
  pid: number
  tid: number
  id2?: { local?: string }
  args?: {
    name?: string
    /** The part of the window that it belongs to. */
    frame?: string
    data?: EventData
    beginData?: EventData
    frame_reporter?: { state: string; affects_smoothness: boolean }
  }
}

/** A call in the stack that led to something. */
export type Call = { functionName: string; url: string; lineNumber: number; columnNumber: number }

/** Where a page is shown. */
type Frame = { isInPrimaryMainFrame?: boolean; processId?: number; frame?: string }

type EventData = Frame & {
  frames?: Frame[]
  stackTrace?: Call[]
  displayName?: string
  nodeName?: string
  compositeFailed?: number
  unsupportedProperties?: string[]
}

/** The calls that led to something, the last one first; none where no script did. */
export function stackOf({ args }: TraceEvent): readonly Call[] {
  return args?.beginData?.stackTrace ?? args?.data?.stackTrace ?? []
}
