/** A frame around elements of the page. It lies over them, so that nothing on the page moves. */
export function createFrame(name: 'pointed' | 'focused') {
  const frame = document.createElement('div')
  frame.dataset.editFrame = name
  frame.hidden = true
  document.body.append(frame)
  let around: readonly Element[] = []
  let request = 0

  const place = () => {
    const boxes = around.filter((element) => element.isConnected).map(boxOf)
    frame.hidden = boxes.length === 0
    if (boxes.length === 0) return
    const [left, top] = [least(boxes, 'left'), least(boxes, 'top')]
    const [right, bottom] = [greatest(boxes, 'right'), greatest(boxes, 'bottom')]
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    })
    // Pages move in many ways: scrolling, carousels, pictures that arrive.
    request = requestAnimationFrame(place)
  }

  /** Shows the frame around all of these elements; without any it is hidden. */
  const show = (elements: readonly Element[]) => {
    cancelAnimationFrame(request)
    around = elements
    place()
  }
  const remove = () => {
    show([])
    frame.remove()
  }
  return { show, remove }
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
