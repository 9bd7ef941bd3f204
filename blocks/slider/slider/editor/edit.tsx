import { BlockControls, InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useWorkspace } from './open-workspace';

/** The document as a list of slides; each shows its layers. */
export function Edit( { clientId }: { clientId: string } ) {
	const { open, workspace } = useWorkspace( clientId );
	return (
		<div { ...useBlockProps() }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton onClick={ () => open() }>{ __( 'Edit slider', 'frontage-slider' ) }</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InnerBlocks />
			{ workspace }
		</div>
	);
}

/** PHP prints the slider from the blocks inside it. */
export const save = () => <InnerBlocks.Content />;
