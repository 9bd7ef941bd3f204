import { Fill } from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';

/** The code that finds clipped layers loads only before publishing. */
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
 * Shown before a page is published: which layers of a slider are clipped on which devices. It fills the slot of core's
 * `PluginPrePublishPanel` by name, since that component's package must not be loaded on the widgets screen. Its content
 * is created when the panel opens.
 */
export const BeforePublishing = ( props: Props ) => (
	<Fill name="PluginPrePublishPanel">
		<Suspense fallback={ null }>
			<OutsidePanel { ...props } />
		</Suspense>
	</Fill>
);
