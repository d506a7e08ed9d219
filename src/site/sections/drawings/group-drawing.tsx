import { DesignDrawing } from './design-drawing';
import { DevelopmentDrawing } from './development-drawing';
import { EngagementDrawing } from './engagement-drawing';
import type { GroupDrawingProps } from './group-sheet';
import { IndustriesDrawing } from './industries-drawing';
import { TechnologiesDrawing } from './technologies-drawing';

const drawings = {
  technologies: TechnologiesDrawing,
  industries: IndustriesDrawing,
  design: DesignDrawing,
  development: DevelopmentDrawing,
  engagement: EngagementDrawing,
} as const satisfies Record<Queries.ServiceGroup, unknown>;

/** The construction drawing of a service group. */
export function GroupDrawing({ group, ...facts }: GroupDrawingProps & { group: Queries.ServiceGroup }) {
  const Drawing = drawings[group];
  return <Drawing {...facts} />;
}
