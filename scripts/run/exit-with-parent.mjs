/*
 * Preloaded by launch.mjs into every Node program: ends the program and its process group when the
 * launcher is gone. A launcher that was killed cannot end them itself.
 */
import { signalGroup, whenParentGone } from './processes.mjs'

const { BELVEDERE_LAUNCHER: launcher, BELVEDERE_STOP_SIGNAL: signal } = process.env
// Child processes of this program have another parent, so they must not inherit it.
delete process.env.BELVEDERE_LAUNCHER

if (launcher)
  whenParentGone(Number(launcher), () => {
    signalGroup(process.pid, /** @type {NodeJS.Signals} */ (signal))
    setTimeout(() => signalGroup(process.pid, 'SIGKILL'), 4000).unref()
  })
