/** How long the frame waits before it measures again once nothing moves, in ms. */
const PAUSE = 150

/** A frame around elements of the page. It lies over them, so that nothing on the page moves. */
export function createFrame(name: 'pointed' | 'focused') {
  const frame = document.createElement('div')
  frame.dataset.editFrame = name
  frame.hidden = true
  document.body.append(frame)
  let around: readonly Element[] = []
  let [request, pause] = [0, 0]
  let last = ''

  // The elements of a page move in many ways: by scrolling, in carousels, when pictures load.
  // Measuring in every animation frame while nothing moves would use half a processor core.
  const follow = () => {
    rest()
    const place = placeAround(around)
    const text = JSON.stringify(place)
    frame.hidden = !place
    if (!place) return
    if (text === last) pause = window.setTimeout(follow, PAUSE)
    else {
      Object.assign(frame.style, place)
      request = requestAnimationFrame(follow)
    }
    last = text
  }
  const rest = () => {
    cancelAnimationFrame(request)
    clearTimeout(pause)
  }
  const closing = new AbortController()
  const options = { signal: closing.signal, capture: true, passive: true }
  const onMove = () => {
    if (!frame.hidden) follow()
  }
  addEventListener('scroll', onMove, options)
  addEventListener('resize', onMove, options)

  /** Shows the frame around all of these elements; without any it is hidden. */
  const show = (elements: readonly Element[]) => {
    around = elements
    follow()
  }
  const remove = () => {
    closing.abort()
    rest()
    frame.remove()
  }
  return { show, remove }
}

/** The bounding box of those elements that are still on the page, as styles. */
function placeAround(elements: readonly Element[]) {
  const boxes = elements.filter(({ isConnected }) => isConnected).map(boxOf)
  if (boxes.length === 0) return undefined
  const [left, top] = [least(boxes, 'left'), least(boxes, 'top')]
  const [width, height] = [greatest(boxes, 'right') - left, greatest(boxes, 'bottom') - top]
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
}

function boxOf(element: Element) {
  return element.getBoundingClientRect()
}

function least(boxes: readonly DOMRect[], side: 'left' | 'top') {
  return Math.min(...boxes.map((box) => box[side]))
}

function greatest(boxes: readonly DOMRect[], side: 'right' | 'bottom') {
  return Math.max(...boxes.map((box) => box[side]))
}
