import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Filter } from './types';

type Props = { filter: Filter; mayEdit: boolean; addForm: string; onClear: () => void };

/** Explains why the list is empty, with one action. */
export function EmptyFormList( { filter, mayEdit, addForm, onClear }: Props ) {
	if ( filter.search ) {
		return (
			<div className="frontage-forms__empty">
				<p className="frontage-forms__empty-title">{ __( 'No forms found.', 'frontage-forms' ) }</p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ onClear }>
					{ __( 'Show all forms', 'frontage-forms' ) }
				</Button>
			</div>
		);
	}
	if ( filter.status === 'trash' ) {
		return (
			<div className="frontage-forms__empty">
				<p className="frontage-forms__empty-title">{ __( 'The trash is empty.', 'frontage-forms' ) }</p>
			</div>
		);
	}
	return (
		<div className="frontage-forms__empty">
			<p className="frontage-forms__empty-title">{ __( 'No forms yet.', 'frontage-forms' ) }</p>
			<p>{ __( 'Choose a template, customize it, and add it to a page.', 'frontage-forms' ) }</p>
			{ mayEdit && (
				<Button __next40pxDefaultSize variant="primary" href={ addForm }>
					{ __( 'Create first form', 'frontage-forms' ) }
				</Button>
			) }
		</div>
	);
}
