import type { BayName } from '../place/bay-map.ts'

/** The names on the map of the bay; kilometres. */
export const BAY_NAMES: BayName[] = [
  { at: [4.9, 3.6], text: 'Bahía Clara', anchor: 'middle', className: 'bay-water' },
  { at: [9.1, 0.72], text: 'Airport', anchor: 'middle', dot: [9.1, 1.05] },
  { at: [5.57, 0.82], text: 'Bahía Clara, town', anchor: 'middle', dot: [5.57, 1.25] },
  { at: [0.95, 2.02], text: 'Filling station', anchor: 'end', dot: [1.1, 2.12] },
  { at: [-0.62, 4.62], text: 'River bridge', anchor: 'end', dot: [-0.35, 4.6] },
  { at: [2.88, 6.42], text: 'The village', anchor: 'middle', dot: [2.88, 6] },
  { at: [4.3, 6.55], text: 'White chapel', anchor: 'middle', dot: [4.3, 6.12] },
  { at: [7.62, 5.72], text: 'Gatehouse', anchor: 'middle', dot: [8.08, 6.14] },
  { at: [10.2, 6.45], text: 'Punta Alba', className: 'bay-name bay-name--here' },
  { at: [10.02, 4.3], text: '12 minutes by boat' },
]
