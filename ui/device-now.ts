import { debounce, RESIZE_PACE } from '@belvedere/motion/pace.ts'
import {
  type Device,
  deviceOf,
  isCrawlerAgent,
  isDataSaver,
  type Screen,
  screenOf,
} from './device.ts'

/** The browser's answers to the rules of `device.ts`, as they are at this moment. */
export type DeviceNow = Screen & {
  device: Device
  /** A fine pointer that can hover. */
  hasMouse: boolean
}

const MOUSE = '(pointer: fine) and (hover: hover)'

export function readDevice(): DeviceNow {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return {
    ...screenOf({ width: innerWidth, height: innerHeight }),
    device: deviceOf({ userAgent, touchPoints }),
    hasMouse: matchMedia(MOUSE).matches,
  }
}

/** Tells of every change of the window or the pointer, until the signal aborts. */
export function watchDevice(onChange: (now: DeviceNow) => void, signal: AbortSignal): void {
  const tell = debounce(() => onChange(readDevice()), RESIZE_PACE)
  addEventListener('resize', tell, { signal })
  matchMedia(MOUSE).addEventListener('change', tell, { signal })
  signal.addEventListener('abort', tell.cancel)
}

/** Whether hovering shows previews: with a mouse, and on no phone or tablet (specification §2). */
export function showsPreviews(): boolean {
  const { device, hasMouse } = readDevice()
  return hasMouse && device === 'desktop'
}

/** Whether bytes are dear or slow; browsers that do not say count as neither. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isDataSaver(Object(connection))
}

/** Whether a program reads this page instead of a person. */
export function isCrawler(): boolean {
  return isCrawlerAgent(navigator.userAgent)
}
