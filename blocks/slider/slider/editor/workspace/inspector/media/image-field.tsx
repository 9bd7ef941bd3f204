import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Media } from '@frontage/editor';
import { isObject } from '@frontage/slider/model';
import { FieldHeader } from '../fields/field-header';
import type { FieldProps } from '../fields/field-props';

export const mediaTexts = () => ( {
	choose: __( 'Media Library', 'frontage-slider' ),
	replace: __( 'Replace', 'frontage-slider' ),
	remove: __( 'Remove', 'frontage-slider' ),
} );

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** An image of the media library with its alternative text. WordPress adds its sizes when the page is stored. */
export function ImageField( { field, stored, mixed, edit, prefix, found }: FieldProps ) {
	const path = prefix + field.path;
	const image = isObject( stored ) && ! mixed ? stored : {};
	const url = text( image.url );
	// A background that was a color switches to the image.
	const isBackground = field.owner === 'Background' && field.key === 'image';
	return (
		<>
			<FieldHeader
				label={ mixed ? `${ field.label } (${ __( 'Mixed', 'frontage-slider' ) })` : field.label }
				within={ found ? field.within : undefined }
			/>
			<Media
				label={ field.label }
				hideLabelFromVision
				texts={ mediaTexts() }
				value={ url ? { id: Number( image.id ?? 0 ), url, alt: text( image.alt ) } : undefined }
				onChange={ ( chosen ) => {
					edit.setMany( {
						[ path ]: chosen && {
							url: chosen.url,
							id: chosen.id,
							...( chosen.alt ? { alt: chosen.alt } : {} ),
						},
						...( chosen && isBackground && { [ path.replace( /image$/, 'type' ) ]: undefined } ),
					} );
					edit.endStep();
				} }
			/>
			{ url && (
				<>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Alternative text', 'frontage-slider' ) }
						help={ __(
							'Describe the purpose of the image. Leave empty if decorative.',
							'frontage-slider'
						) }
						dir="auto"
						value={ text( image.alt ) }
						onChange={ ( alt ) => edit.set( `${ path }.alt`, alt || undefined ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Title', 'frontage-slider' ) }
						dir="auto"
						value={ text( image.title ) }
						onChange={ ( title ) => edit.set( `${ path }.title`, title || undefined ) }
					/>
				</>
			) }
		</>
	);
}
