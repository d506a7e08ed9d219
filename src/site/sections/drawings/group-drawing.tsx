import design from './design.svg';
import development from './development.svg';
import engagement from './engagement.svg';
import { filledIn } from './filled-in';
import industries from './industries.svg';
import { SvgDrawing } from './svg-drawing';
import technologies from './technologies.svg';

const drawings = { technologies, industries, design, development, engagement } as const satisfies Record<Queries.ServiceGroup, string>;

export const drawnGroups = Object.keys(drawings) as Queries.ServiceGroup[];

type GroupDrawingProps = {
  group: Queries.ServiceGroup;
  /** What the sheet is named after instead of its figure. */
  subject?: string | undefined;
  /** Path data of the logos of technologies. */
  marks?: readonly string[];
};

/** The construction drawing of a service group. */
export const GroupDrawing = ({ group, subject, marks }: GroupDrawingProps) => (
  <SvgDrawing svg={filledIn(drawings[group], { subject }, marks)} />
);
