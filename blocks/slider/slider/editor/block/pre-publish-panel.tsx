import { Fill } from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';

/** Only who is about to publish loads what looks for layers that are cut. */
const OutsidePanel = lazy( async () => ( {
	default: ( await import( /* webpackChunkName: "slider/editor/outside-panel" */ './clipped-layers-panel' ) )
		.OutsidePanel,
} ) );

interface Props {
	clientId: string;
	/** Opens the workspace at a slide. */
	onEdit: ( slide: string ) => void;
}

/**
 * Before a page is published: which layers of a slider are cut on which devices. It fills the slot of core's
 * `PluginPrePublishPanel` by its name, since the package of that component may not be loaded beside the widgets screen; what
 * is in it is made when the panel opens, not before.
 */
export const BeforePublishing = ( props: Props ) => (
	<Fill name="PluginPrePublishPanel">
		<Suspense fallback={ null }>
			<OutsidePanel { ...props } />
		</Suspense>
	</Fill>
);
