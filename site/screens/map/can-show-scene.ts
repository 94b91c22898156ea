import { savesData } from '@belvedere/ui/device-now.ts'

/** Whether the visitor saves data or has a slow connection; false where the browser doesn't say. */
export function isSlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return savesData() || Object(connection).effectiveType === '3g'
}

/** Renderers without a graphics processor, which browsers do not report otherwise. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/**
 * Whether the browser draws with WebGL 2: `well` with a graphics processor, `somehow` also in
 * software, which is too slow to come unasked.
 */
export function drawsScenes(how: 'well' | 'somehow'): boolean {
  const isDemanding = how === 'well'
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: isDemanding })
  if (!context) return false
  const { UNMASKED_RENDERER_WEBGL = context.RENDERER } =
    context.getExtension('WEBGL_debug_renderer_info') ?? {}
  const renderer = String(context.getParameter(UNMASKED_RENDERER_WEBGL))
  // Browsers keep few contexts; this one goes at once.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !isDemanding || !SOFTWARE.test(renderer)
}
