import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { isObject } from '@frontage/slider/model';
import type { FieldProps } from '../fields/field-props';
import { ActionForm } from './action-form';
import { sentence, type Action } from './action-summary';
import { useTargets } from './use-targets';

/** Actions on click or hover of a layer: a list of sentences, each of which opens a form. */
export function ActionsField( { field, stored, mixed, edit, prefix, Nested }: FieldProps ) {
	const path = prefix + field.path;
	const list: readonly Action[] = Array.isArray( stored ) ? ( stored.filter( isObject ) as Action[] ) : [];
	const { slides, layers } = useTargets();
	const [ open, setOpen ] = useState< number >();
	if ( mixed ) {
		return (
			<p className="fr-inspector__help">
				{ __(
					'The selected layers have different actions. Select a single layer to edit them.',
					'frontage-slider'
				) }
			</p>
		);
	}
	const write = ( next: readonly Action[] ) => {
		edit.set( path, next.length ? next : undefined );
		edit.endStep();
	};
	return (
		<div role="group" aria-label={ field.label }>
			{ list.length === 0 && (
				<p className="fr-inspector__help">
					{ __( 'No actions yet. Add one to respond to clicks or hovers.', 'frontage-slider' ) }
				</p>
			) }
			<ul className="fr-inspector__actions">
				{ list.map( ( action, index ) => {
					const said = sentence( action, slides, layers );
					return (
						// Actions have no id, so their index is the key.
						<li key={ index }>
							<div className="fr-inspector__action-line">
								<Button
									className="fr-inspector__sentence"
									aria-expanded={ open === index }
									onClick={ () => setOpen( open === index ? undefined : index ) }
								>
									{ said }
								</Button>
								<Button
									size="small"
									icon={ trash }
									label={ `${ __( 'Remove', 'frontage-slider' ) }: ${ said }` }
									onClick={ () => {
										write( list.toSpliced( index, 1 ) );
										setOpen( undefined );
										speak( __( 'Action removed.', 'frontage-slider' ) );
									} }
								/>
							</div>
							{ open === index && (
								<ActionForm
									action={ action }
									prefix={ `${ path }.${ index }.` }
									edit={ edit }
									Nested={ Nested }
								/>
							) }
						</li>
					);
				} ) }
			</ul>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ plus }
				onClick={ () => {
					write( [ ...list, { do: 'jumptoslide', slide: 'next' } ] );
					setOpen( list.length );
					speak( __( 'Action added.', 'frontage-slider' ) );
				} }
			>
				{ __( 'Add action', 'frontage-slider' ) }
			</Button>
		</div>
	);
}
