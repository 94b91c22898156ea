'use client'

import { useEffect, useRef, useState } from 'react'
import { DEVICES, type Device, fitTo } from '../../../editing/beside/device.ts'
import type { Address } from '../../../editing/together/address.ts'
import type { Fields } from '../../../editing/together/same.ts'
import { type Both, prepareBoth } from './both-versions.ts'

type Props = { address: Address; values: Fields }

/** The current public page beside the future one. */
export function SideBySide({ address, values }: Props) {
  const [both, setBoth] = useState<Both>()
  const [device, setDevice] = useState<Device>(firstDevice)
  const asked = useRef(false)
  useEffect(() => {
    // Each response keeps two documents in the service's memory.
    if (asked.current) return
    asked.current = true
    void prepareBoth(address, values).then(setBoth)
  }, [address, values])
  if (!both) return <p aria-busy>Preparing both pages…</p>
  if ('why' in both) return <p>{both.why}</p>
  const width = DEVICES.find(({ name }) => name === device)?.width ?? 1440
  return (
    <>
      <fieldset className="before-publishing__devices" aria-label="Width of the page">
        {DEVICES.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === device}
            onClick={() => setDevice(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="before-publishing__both">
        <figure>
          <figcaption>Public now</figcaption>
          {both.before === null ? (
            <p>Not public yet.</p>
          ) : (
            <Stage src={both.before} width={width} title="The page as it is public" />
          )}
        </figure>
        <figure>
          <figcaption>After publishing</figcaption>
          <Stage src={both.after} width={width} title="The page as it will be" />
        </figure>
      </div>
    </>
  )
}

/** On a phone, a page as wide as a desktop is too small to read. */
const firstDevice = (): Device =>
  window.matchMedia('(max-width: 640px)').matches ? 'phone' : 'desktop'

function Stage({ src, title, width }: { src: string; title: string; width: number }) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => (stage.current ? fitTo(stage.current, width) : undefined), [width])
  return (
    <div className="before-publishing__stage" ref={stage}>
      <iframe src={src} title={title} />
    </div>
  )
}
