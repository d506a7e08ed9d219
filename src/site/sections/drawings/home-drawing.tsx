import { BodyView } from './body-view';
import { PlanView } from './plan-view';
import { ProfileView } from './profile-view';
import { Sheet } from './sheet';
import { TitleBlock } from './title-block';

/** A lines plan in three views: a hull as drawn on the left, the product it becomes on the right. */
export function HomeDrawing() {
  return (
    <Sheet width={624} height={640}>
      <TitleBlock />
      <ProfileView />
      <PlanView />
      <BodyView />
      <g>
        <path className="line" d="M48 296H584M48 290V302M312 290V302M584 290V302" />
        <text className="middle" x="180" y="288">
          as drawn
        </text>
        <text className="middle" x="448" y="288">
          as built
        </text>
      </g>
    </Sheet>
  );
}
