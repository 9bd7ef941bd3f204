import { store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { FormCanvas } from '../../canvas/canvas';
import { lookProps, NO_LOOK, withFormSettings } from '../../form-appearance';
import { ShownForm } from '../../panels/form-preview';
import { useBuilder } from '../data/builder-context';

/** The block around a form, whose name the blocks of the canvas expect. */
export const FORM = 'frontage/contact-form';

/** The form on the canvas of the builder: its fields to edit, or what visitors see. */
export function CanvasBlock( { clientId, isSelected }: BlockEditProps< Record< string, never > > ) {
	const { record, change, preview, isPreviewing } = useBuilder();
	const isInside = useSelect(
		( select ) => select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const look = lookProps( withFormSettings( NO_LOOK, record.additional_settings ) );
	const wrapper = useBlockProps( look );
	return (
		<div { ...wrapper }>
			{ isPreviewing ? (
				<ShownForm preview={ preview } look={ look } />
			) : (
				<FormCanvas
					record={ record }
					change={ change }
					problems={ preview.problems }
					isSelected={ isSelected || isInside }
				/>
			) }
		</div>
	);
}
