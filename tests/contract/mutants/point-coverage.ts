import { type Profiler, Session } from 'node:inspector';
import { promisify } from 'node:util';

/** A place in a module. */
export interface Point {
  url: string;
  offset: number;
}

/** Collects which points of this thread are run. */
export interface PointCoverage {
  /** Adds what was run since the last call. */
  collect: () => Promise<void>;
  /** Leaves out what was run since the last call. */
  forget: () => Promise<void>;
  /** The indices of the points that were run since the last call of `taken`. */
  taken: () => Promise<number[]>;
}

type Take = (method: 'Profiler.takePreciseCoverage') => Promise<Profiler.TakePreciseCoverageReturnType>;

/** Whether the smallest range around a place was run. Places outside every range were not run since the last call. */
function isRun(ranges: readonly Profiler.CoverageRange[], offset: number): boolean {
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  const size = ({ startOffset, endOffset }: Profiler.CoverageRange) => endOffset - startOffset;
  const [smallest] = around.toSorted((a, b) => size(a) - size(b));
  return smallest !== undefined && smallest.count > 0;
}

/** Starts to collect which points are run, by the coverage of V8. */
export async function startCoverage(points: readonly Point[]): Promise<PointCoverage> {
  const session = new Session();
  session.connect();
  const post = promisify(session.post.bind(session)) as (method: string, params?: object) => Promise<unknown>;
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const byUrl = Map.groupBy(
    points.map((point, index) => ({ ...point, index })),
    ({ url }) => url,
  );
  let run = new Set<number>();

  async function take(): Promise<number[]> {
    const { result } = await (post as Take)('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      const own = byUrl.get(url) ?? [];
      if (own.length === 0) return [];
      const ranges = functions.flatMap((each) => each.ranges);
      return own.filter(({ offset }) => isRun(ranges, offset)).map(({ index }) => index);
    });
  }

  const collect = async () => {
    for (const index of await take()) run.add(index);
  };
  return {
    collect,
    async forget() {
      await take();
    },
    async taken() {
      await collect();
      const all = [...run];
      run = new Set();
      return all;
    },
  };
}
