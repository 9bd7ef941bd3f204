import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { Path, SVG, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { copy, trash } from '@wordpress/icons';

/** An asterisk, which WordPress's icons lack. */
const asterisk = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M12 6v12M6.8 9l10.4 6M17.2 9 6.8 15" fill="none" stroke="currentColor" strokeWidth="1.5" />
	</SVG>
);

type Props = {
	clientId: string;
	/** Undefined if that cannot be changed. */
	required: boolean | undefined;
	onRequire: () => void;
};

/** What owners do with a field most often, in its toolbar. */
export function FieldToolbar( { clientId, required, onRequire }: Props ) {
	const { duplicateBlocks, removeBlock } = useDispatch( blockEditorStore );
	return (
		<BlockControls>
			{ required !== undefined && (
				<ToolbarGroup>
					<ToolbarButton
						icon={ asterisk }
						label={ __( 'Required', 'frontage-forms' ) }
						isPressed={ required }
						onClick={ onRequire }
					/>
				</ToolbarGroup>
			) }
			<ToolbarGroup>
				<ToolbarButton
					icon={ copy }
					label={ __( 'Duplicate', 'frontage-forms' ) }
					onClick={ () => void duplicateBlocks( [ clientId ] ) }
				/>
				<ToolbarButton
					icon={ trash }
					label={ __( 'Delete', 'frontage-forms' ) }
					onClick={ () => void removeBlock( clientId ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
