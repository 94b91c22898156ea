const LATE_MS = 400

let timer: ReturnType<typeof setTimeout> | undefined
let latest: Promise<unknown> | undefined

/**
 * Marks the document while something is late, so that its styles can say so (readings, States).
 * The mark belongs to what is awaited last: what was awaited before neither sets nor takes it.
 */
export async function markLate<Coming>(coming: Promise<Coming>): Promise<Coming> {
  unmark()
  latest = coming
  timer = setTimeout(
    () => Object.assign(document.documentElement.dataset, { navigating: '' }),
    LATE_MS,
  )
  try {
    return await coming
  } finally {
    if (latest === coming) unmark()
  }
}

function unmark() {
  clearTimeout(timer)
  delete document.documentElement.dataset.navigating
}
