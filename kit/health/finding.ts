/** What a check has found, and what to do where it is not well. */
export type Finding = {
  is: 'ok' | 'warning' | 'fault'
  found: string
  todo?: string
}

/** One look at something that can be wrong. It changes nothing. */
export type Check = {
  /** What is looked at. */
  name: string
  run: () => Promise<Finding | Finding[]>
}

export type NamedFinding = Finding & { name: string }

export const ok = (found: string): Finding => ({ is: 'ok', found })

export const warning = (found: string, todo: string): Finding => ({ is: 'warning', found, todo })

export const fault = (found: string, todo: string): Finding => ({ is: 'fault', found, todo })
