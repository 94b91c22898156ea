import { extend } from '@react-three/fiber'
import { type BufferGeometry, Layers, Mesh, type ShaderMaterial } from 'three'
import { SHADOW_LAYER } from './look/shadows.ts'

extend({ Mesh })

export type Drawn = {
  key: string
  geometry: BufferGeometry
  material: ShaderMaterial
}

type Props = { papers: Drawn[]; others: Drawn[] }

const throwsShadows = new Layers()
throwsShadows.enable(SHADOW_LAYER)

/**
 * All meshes; only the paper ones cast shadows. Each mesh spans the whole model, so none is culled.
 */
export function Graph({ papers, others }: Props) {
  return (
    <>
      {papers.map(({ key, ...drawn }) => (
        <mesh key={key} {...drawn} layers={throwsShadows} frustumCulled={false} />
      ))}
      {others.map(({ key, ...drawn }) => (
        <mesh key={key} {...drawn} frustumCulled={false} />
      ))}
    </>
  )
}
