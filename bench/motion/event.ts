/** An event of a Chromium trace, as far as it is used. Times are in microseconds. */
export type TraceEvent = {
  name: string
  /**
   * Phase: `X` is a complete event, `I` an instant; `b`, `n` and `e` are parts of an async event.
   */
  ph: string
  ts: number
  dur?: number
  /** CPU time of the event. */
  tdur?: number
  pid: number
  tid: number
  id2?: { local?: string }
  args?: {
    name?: string
    /** The frame that the event belongs to. */
    frame?: string
    data?: EventData
    beginData?: EventData
    frame_reporter?: { state: string; affects_smoothness: boolean }
  }
}

/** A stack frame. */
export type Call = { functionName: string; url: string; lineNumber: number; columnNumber: number }

/** A browser frame. */
type Frame = { isInPrimaryMainFrame?: boolean; processId?: number; frame?: string }

type EventData = Frame & {
  frames?: Frame[]
  stackTrace?: Call[]
  displayName?: string
  nodeName?: string
  compositeFailed?: number
  unsupportedProperties?: string[]
}

/** The stack of an event, innermost call first; empty if no script caused it. */
export function stackOf({ args }: TraceEvent): readonly Call[] {
  return args?.beginData?.stackTrace ?? args?.data?.stackTrace ?? []
}
