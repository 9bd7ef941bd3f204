import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from '@frontage/editor';
import { isObject, readValue } from '@frontage/slider/model';
import { SlidePick } from '../actions/target-slide-select';
import { FieldHeader } from '../fields/field-header';
import type { FieldProps } from '../fields/field-props';

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Link of a layer or a whole slide: a page of this site, any URL, or another slide. */
export function LinkField( { field, stored, mixed, edit, prefix, found }: FieldProps ) {
	const path = prefix + field.path;
	const link = isObject( stored ) && ! mixed ? stored : {};
	const url = text( link.url );
	const write = ( values: Readonly< Record< string, unknown > > ) => {
		const kept = Object.entries( { ...link, ...values } ).filter( ( [ , value ] ) => value !== undefined );
		edit.set( path, kept.length ? Object.fromEntries( kept ) : undefined );
	};
	const leads = url !== '' || text( link.slide ) !== '';
	return (
		<>
			<FieldHeader
				label={ mixed ? `${ field.label } (${ __( 'Mixed', 'frontage-slider' ) })` : field.label }
				within={ found ? field.within : undefined }
				onReset={ stored === undefined ? undefined : () => edit.set( path, undefined ) }
			/>
			<Link
				label={ __( 'Search or type URL', 'frontage-slider' ) }
				value={ url ? { url, opensInNewTab: link.target === '_blank' } : undefined }
				onChange={ ( next ) =>
					write( {
						// A URL that is not allowed is not stored.
						url: next && ( readValue( { 'x-read': 'url' }, next.url ) as string | undefined ),
						target: next?.opensInNewTab ? '_blank' : undefined,
					} )
				}
			/>
			<SlidePick
				label={ __( 'Or link to slide', 'frontage-slider' ) }
				below
				value={ text( link.slide ) }
				onChange={ ( slide ) => write( { slide } ) }
			/>
			{ leads && (
				<>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Link relation (rel)', 'frontage-slider' ) }
						value={ text( link.rel ) }
						onChange={ ( rel ) => write( { rel: rel.replace( /[^\w -]+/g, '' ) || undefined } ) }
					/>
					<ToggleControl
						label={ __( 'Place below layers', 'frontage-slider' ) }
						checked={ link.under === true }
						onChange={ ( under ) => write( { under: under || undefined } ) }
					/>
				</>
			) }
		</>
	);
}
