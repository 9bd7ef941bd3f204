import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Fill, PanelBody } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface UnnamedProps {
	clientId: string;
	ariaLabel: string;
}

/**
 * Before a page is published: a carousel that does not say what it shows. It fills the slot of core's
 * `PluginPrePublishPanel` by its name, since the package of that component may not be loaded beside the widgets screen.
 */
export function Unnamed( { clientId, ariaLabel }: UnnamedProps ) {
	const { selectBlock } = useDispatch( blockEditorStore );
	return ariaLabel.trim() ? null : (
		<Fill name="PluginPrePublishPanel">
			<PanelBody title={ __( 'A carousel without a label', 'frontage-site' ) }>
				<p>
					{ __(
						'Screen readers say what a carousel shows before its items. Write it under “Label for screen readers”.',
						'frontage-site'
					) }
				</p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => void selectBlock( clientId ) }>
					{ __( 'Go to the carousel', 'frontage-site' ) }
				</Button>
			</PanelBody>
		</Fill>
	);
}
