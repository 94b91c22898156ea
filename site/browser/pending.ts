const DELAY_MS = 400

let timer: ReturnType<typeof setTimeout> | undefined
let latest: Promise<unknown> | undefined

/**
 * Shows the pending indicator while a promise takes longer than 400 ms (readings, States). Only the
 * latest promise shows or hides it.
 */
export async function showPending<Result>(promise: Promise<Result>): Promise<Result> {
  show(false)
  latest = promise
  timer = setTimeout(() => show(true), DELAY_MS)
  try {
    return await promise
  } finally {
    if (latest === promise) show(false)
  }
}

function show(isPending: boolean) {
  clearTimeout(timer)
  const indicator = document.getElementById('pending')
  if (indicator) indicator.hidden = !isPending
}
