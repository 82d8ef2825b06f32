/** In degrees: a quarter of a pixel of a map of the world as wide as a page. */
const STEP = 0.1;

/**
 * Loader: the atlas of the world in coarser steps and without the names that nobody reads, in half the bytes. Names stay
 * where a country has no number. Source: TopoJSON, quantised arcs.
 */
export default function coarseAtlas(source) {
  const atlas = JSON.parse(source);
  const { scale, translate } = atlas.transform;
  const coarse = {
    type: 'Topology',
    transform: { scale: [STEP, STEP], translate: [0, 0] },
    arcs: atlas.arcs.map((arc) => coarseArc(arc, scale, translate)),
    objects: {
      countries: {
        type: 'GeometryCollection',
        geometries: atlas.objects.countries.geometries.map(({ type, arcs, id, properties }) =>
          id === undefined ? { type, arcs, properties } : { type, arcs, id },
        ),
      },
    },
  };
  return JSON.stringify(coarse);
}

/** Deltas of whole steps, without those that lead nowhere; both ends stay, where other arcs meet them. */
function coarseArc(arc, scale, translate) {
  let [x, y] = [0, 0];
  let last;
  return arc.flatMap(([dx, dy], index) => {
    x += dx;
    y += dy;
    const next = [x * scale[0] + translate[0], y * scale[1] + translate[1]].map((part) =>
      Math.round(part / STEP),
    );
    const delta = last ? [next[0] - last[0], next[1] - last[1]] : next;
    const isEnd = index === 0 || index === arc.length - 1;
    if (!isEnd && delta[0] === 0 && delta[1] === 0) return [];
    last = next;
    return [delta];
  });
}
