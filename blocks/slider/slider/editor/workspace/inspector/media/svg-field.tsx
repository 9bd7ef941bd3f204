import { Button, TextareaControl } from '@wordpress/components';
import { renderToString } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	arrowDown,
	arrowRight,
	arrowUpRight,
	atSymbol,
	calendar,
	cart,
	check,
	chevronDown,
	chevronRight,
	close,
	download,
	envelope,
	globe,
	help,
	home,
	info,
	mapMarker,
	people,
	plus,
	search,
	shipping,
	starFilled,
	thumbsUp,
	video,
} from '@wordpress/icons';
import { Media } from '@frontage/editor';
import { isObject } from '@frontage/slider/model';
import { FieldHeader } from '../fields/field-header';
import type { FieldProps } from '../fields/field-props';
import { mediaTexts } from './image-field';

const icons = () => [
	{ icon: arrowRight, title: __( 'Arrow', 'frontage-slider' ) },
	{ icon: arrowUpRight, title: __( 'External arrow', 'frontage-slider' ) },
	{ icon: arrowDown, title: __( 'Arrow down', 'frontage-slider' ) },
	{ icon: chevronRight, title: __( 'Chevron', 'frontage-slider' ) },
	{ icon: chevronDown, title: __( 'Chevron down', 'frontage-slider' ) },
	{ icon: plus, title: __( 'Plus', 'frontage-slider' ) },
	{ icon: check, title: __( 'Check', 'frontage-slider' ) },
	{ icon: close, title: __( 'Close', 'frontage-slider' ) },
	{ icon: starFilled, title: __( 'Star', 'frontage-slider' ) },
	{ icon: thumbsUp, title: __( 'Thumbs up', 'frontage-slider' ) },
	{ icon: search, title: __( 'Search', 'frontage-slider' ) },
	{ icon: cart, title: __( 'Shopping cart', 'frontage-slider' ) },
	{ icon: shipping, title: __( 'Shipping', 'frontage-slider' ) },
	{ icon: calendar, title: __( 'Calendar', 'frontage-slider' ) },
	{ icon: envelope, title: __( 'Envelope', 'frontage-slider' ) },
	{ icon: atSymbol, title: __( 'At sign', 'frontage-slider' ) },
	{ icon: mapMarker, title: __( 'Location', 'frontage-slider' ) },
	{ icon: globe, title: __( 'Globe', 'frontage-slider' ) },
	{ icon: home, title: __( 'House', 'frontage-slider' ) },
	{ icon: people, title: __( 'People', 'frontage-slider' ) },
	{ icon: video, title: __( 'Video', 'frontage-slider' ) },
	{ icon: download, title: __( 'Download', 'frontage-slider' ) },
	{ icon: info, title: __( 'Info', 'frontage-slider' ) },
	{ icon: help, title: __( 'Question mark', 'frontage-slider' ) },
];

/** An SVG: an icon, a file of this site, or code. The server sanitizes it when the page is stored. */
export function SvgField( { field, stored, mixed, edit, prefix, found }: FieldProps ) {
	const path = prefix + field.path;
	const svg = isObject( stored ) && ! mixed ? stored : {};
	const html = typeof svg.html === 'string' ? svg.html : '';
	const choose = ( value: unknown ) => {
		edit.set( path, value );
		edit.endStep();
	};
	return (
		<>
			<FieldHeader
				label={ field.label }
				within={ found ? field.within : undefined }
				onReset={ stored === undefined ? undefined : () => choose( undefined ) }
			/>
			<div className="fr-inspector__icons" role="group" aria-label={ __( 'Icons', 'frontage-slider' ) }>
				{ icons().map( ( { icon, title } ) => {
					const code = renderToString( icon );
					return (
						<Button
							key={ title }
							size="compact"
							icon={ icon }
							label={ title }
							isPressed={ html === code }
							onClick={ () => choose( { html: code } ) }
						/>
					);
				} ) }
			</div>
			<Media
				label={ __( 'SVG file from this site', 'frontage-slider' ) }
				allowedTypes={ [ 'image/svg+xml' ] }
				texts={ mediaTexts() }
				value={ undefined }
				onChange={ ( media ) => choose( media && { url: media.url } ) }
			/>
			<TextareaControl
				label={ __( 'SVG code', 'frontage-slider' ) }
				help={ __( 'Scripts are removed when you save.', 'frontage-slider' ) }
				rows={ 3 }
				value={ html }
				onChange={ ( code ) => edit.set( path, code ? { html: code } : undefined ) }
			/>
		</>
	);
}
