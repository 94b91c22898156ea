/*
 * Loaded into a program by `node --import` before its own code: ends the program, and everything it
 * has started, when the launcher is gone. A killed launcher can end nothing itself.
 */
const launcher = Number(process.env.BELVEDERE_LAUNCHER)
const first = process.env.BELVEDERE_LEASH === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM'
// What the program starts in turn has another parent.
delete process.env.BELVEDERE_LAUNCHER

if (launcher) {
  const watch = setInterval(() => {
    if (process.ppid === launcher) return
    clearInterval(watch)
    signal(first)
    setTimeout(signal, 4000, 'SIGKILL').unref()
  }, 250)
  watch.unref()
}

/** @param {NodeJS.Signals} name */
function signal(name) {
  try {
    process.kill(-process.pid, name)
  } catch {
    process.kill(process.pid, name)
  }
}
