import { BlockInspector, store as blockEditorStore } from '@wordpress/block-editor';
import { TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Tab } from '../data/use-tab';
import { FORM } from './canvas-block';
import { FormSummary } from './form-summary';

type Props = { onOpenTab: ( tab: Tab ) => void };

/** The settings of the selected field, or a summary of the form. Selecting a field opens its settings. */
export function Sidebar( { onOpenTab }: Props ) {
	const field = useSelect( ( select ) => {
		const { getSelectedBlockClientId, getBlockName } = select( blockEditorStore );
		const selected = getSelectedBlockClientId() ?? '';
		const name = getBlockName( selected ); // Null after undo has removed it.
		return name && name !== FORM ? selected : '';
	}, [] );
	return (
		<TabPanel
			key={ field }
			className="fr-form-builder__side-tabs"
			initialTabName={ field ? 'field' : 'form' }
			tabs={ [
				{ name: 'field', title: __( 'Field', 'frontage-forms' ) },
				{ name: 'form', title: __( 'Form', 'frontage-forms' ) },
			] }
		>
			{ ( { name } ) => {
				if ( name === 'form' ) {
					return <FormSummary onOpenTab={ onOpenTab } />;
				}
				return field ? (
					<BlockInspector />
				) : (
					<p className="fr-form-builder__hint">
						{ __( 'Select a field in the form to change it.', 'frontage-forms' ) }
					</p>
				);
			} }
		</TabPanel>
	);
}
