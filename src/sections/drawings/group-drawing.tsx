import { DesignDrawing } from './design-drawing';
import { DevelopmentDrawing } from './development-drawing';
import { EngagementDrawing } from './engagement-drawing';
import { IndustriesDrawing } from './industries-drawing';
import { TechnologiesDrawing } from './technologies-drawing';

const drawings = {
  technologies: TechnologiesDrawing,
  industries: IndustriesDrawing,
  design: DesignDrawing,
  development: DevelopmentDrawing,
  engagement: EngagementDrawing,
} as const;

export type ServiceGroup = keyof typeof drawings;

/** The construction drawing of a group of services. */
export function GroupDrawing({ group }: { group: ServiceGroup }) {
  const Drawing = drawings[group];
  return <Drawing />;
}
