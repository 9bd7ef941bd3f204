import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Edit } from '../fields/use-field-edit';
import { postWords } from '../labels/source-labels';
import { BINDABLE, bindingPath, readBinding, toField, toMeta } from './bindings';
import { useSourceType } from './use-source-type';

const META = 'custom';

interface BindControlProps {
	/** Setting to bind: `Layer.html`. */
	place: string;
	binding: unknown;
	edit: Edit;
}

/** Binds a setting to a field of the post, if slides are made of posts. */
export function BindControl( { place, binding, edit }: BindControlProps ) {
	const type = useSourceType();
	const { attribute, fields } = BINDABLE[ place ]!;
	if ( ! type ) {
		return null;
	}
	const words = postWords();
	const { field, key, other } = readBinding( binding );
	const isMeta = Boolean( binding ) && ! field && ! other;
	const offered = fields.filter( ( one ) => one !== 'price' || type === 'products' || field === 'price' );
	const write = ( next: unknown ) => edit.set( bindingPath( attribute ), next );
	return (
		<div className="fr-inspector__bind">
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Source', 'frontage-slider' ) }
				help={
					binding
						? __(
								'This is sample content. Each slide shows the content of its own post.',
								'frontage-slider'
							)
						: undefined
				}
				value={ isMeta ? META : field || other }
				options={ [
					{ value: '', label: __( 'Same on all slides', 'frontage-slider' ) },
					...offered.map( ( one ) => ( { value: one, label: words[ one ] ?? one } ) ),
					{ value: META, label: __( 'Custom field…', 'frontage-slider' ) },
					...( other ? [ { value: other, label: other } ] : [] ),
				] }
				onChange={ ( next ) => {
					if ( next !== other || ! other ) {
						write( next === META ? toMeta( '' ) : ( next && toField( next ) ) || undefined );
						edit.endStep();
					}
				} }
			/>
			{ isMeta && (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Custom field name', 'frontage-slider' ) }
					help={ __( 'The field must be available in the REST API (show_in_rest).', 'frontage-slider' ) }
					value={ key }
					onChange={ ( next ) => write( toMeta( next.replace( /[^\w-]+/g, '' ) ) ) }
				/>
			) }
		</div>
	);
}
