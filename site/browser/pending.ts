const LATE_MS = 400

let timer: ReturnType<typeof setTimeout> | undefined
let latest: Promise<unknown> | undefined

/**
 * Shows the pending indicator while something takes longer than 400 ms (readings, States). It
 * belongs to the latest promise; an earlier one neither shows nor hides it.
 */
export async function showPending<Result>(promise: Promise<Result>): Promise<Result> {
  hide()
  latest = promise
  timer = setTimeout(show, LATE_MS)
  try {
    return await promise
  } finally {
    if (latest === promise) hide()
  }
}

function show() {
  indicator()?.setAttribute('data-late', '')
}

function hide() {
  clearTimeout(timer)
  indicator()?.removeAttribute('data-late')
}

function indicator() {
  return document.getElementById('pending')
}
