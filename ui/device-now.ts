import {
  type Device,
  deviceOf,
  isCrawlerAgent,
  isDataSaver,
  type Screen,
  screenOf,
} from './device.ts'

/** The values of `device.ts` for the current browser. */
type DeviceNow = Screen & {
  device: Device
  /** Whether there is a fine pointer that can hover. */
  hasMouse: boolean
}

const MOUSE = '(pointer: fine) and (hover: hover)'

export function readDevice(): DeviceNow {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return {
    ...screenOf(innerWidth),
    device: deviceOf({ userAgent, touchPoints }),
    hasMouse: matchMedia(MOUSE).matches,
  }
}

/**
 * Whether to show previews on hover: with a mouse, and not on phones or tablets (specification §2).
 */
export function showsPreviews(): boolean {
  const { device, hasMouse } = readDevice()
  return hasMouse && device === 'desktop'
}

/**
 * Whether the visitor saves data: `Save-Data`, or a 2G connection. False where the browser doesn't
 * say.
 */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isDataSaver(Object(connection))
}

/** Whether the page is read by a crawler. */
export function isCrawler(): boolean {
  return isCrawlerAgent(navigator.userAgent)
}
