import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Media } from '@frontage/editor';
import { isObject, type Node } from '@frontage/slider/model';
import { Choice } from '../controls/choice-control';
import { FieldHeader } from '../fields/field-header';
import type { FieldProps } from '../fields/field-props';
import { mediaTexts } from './image-field';

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Extracts the id of a video from its URL, or returns the id itself. */
function videoNumber( typed: string ): string {
	const found =
		/(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{6,20})/.exec( typed ) ??
		/vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)/.exec( typed );
	return found ? found[ 1 ]! : typed.replace( /[^\w-]+/g, '' );
}

/** Nobody presses play on a background, so by default a background video plays automatically, muted and looped. */
const BEHIND = { autoplay: 'always', muted: true, loop: 'loop' } as const;

/** Additional values for a new source: a background switches to the video, whatever it was before. */
function alongWith( path: string, video: Readonly< Record< string, unknown > > ): Record< string, unknown > {
	if ( ! path.endsWith( 'background.video' ) ) {
		return {};
	}
	const isChosen = Object.keys( BEHIND ).some( ( key ) => video[ key ] !== undefined );
	return {
		[ path.replace( /video$/, 'type' ) ]: undefined,
		...( ! isChosen &&
			Object.fromEntries(
				Object.entries( BEHIND ).map( ( [ key, value ] ) => [ `${ path }.${ key }`, value ] )
			) ),
	};
}

/** Source of a video or audio: a file of the library, YouTube or Vimeo. */
export function VideoField( { field, stored, mixed, edit, prefix, found }: FieldProps ) {
	const path = ( prefix + field.path ).replace( /\.provider$/, '' );
	const video = isObject( stored ) && ! mixed ? stored : {};
	const provider = text( video.provider ) || 'html5';
	const files = provider === 'html5' || provider === 'audio';
	const [ file ] = Array.isArray( video.sources ) ? ( video.sources as { url?: unknown }[] ) : [];
	const choose = ( source: Record< string, unknown > ) =>
		edit.setMany( { ...source, ...( Object.values( source ).some( Boolean ) && alongWith( path, video ) ) } );
	const choice: Node = { enum: field.node.enum ?? [] };
	return (
		<>
			<FieldHeader label={ field.label } within={ found ? field.within : undefined } />
			<Choice
				field={ { ...field, node: choice } }
				label={ field.label }
				hideLabel
				value={ video.provider }
				inherited="html5"
				mixed={ mixed }
				onChange={ ( next ) => edit.set( `${ path }.provider`, next ) }
			/>
			{ files ? (
				<FilePick
					audio={ provider === 'audio' }
					url={ text( file?.url ) }
					onChange={ ( url, type ) => {
						choose( {
							[ `${ path }.sources` ]: url ? [ { url, ...( type ? { type } : {} ) } ] : undefined,
						} );
						edit.endStep();
					} }
				/>
			) : (
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Video URL or ID', 'frontage-slider' ) }
					help={ __(
						'Visitors see the poster until they consent to the provider or select play.',
						'frontage-slider'
					) }
					value={ text( video.id ) }
					onChange={ ( typed ) => choose( { [ `${ path }.id` ]: videoNumber( typed ) || undefined } ) }
				/>
			) }
		</>
	);
}

const TYPES: Readonly< Record< string, string > > = {
	mp4: 'video/mp4',
	webm: 'video/webm',
	ogv: 'video/ogg',
	mp3: 'audio/mpeg',
	ogg: 'audio/ogg',
	m4a: 'audio/mp4',
};

function FilePick( {
	audio,
	url,
	onChange,
}: {
	audio: boolean;
	url: string;
	onChange: ( url: string, type?: string ) => void;
} ) {
	const named = ( address: string ) => TYPES[ /\.(\w+)(?:[?#]|$)/.exec( address )?.[ 1 ]?.toLowerCase() ?? '' ];
	return (
		<>
			<Media
				label={ audio ? __( 'Audio file', 'frontage-slider' ) : __( 'Video file', 'frontage-slider' ) }
				allowedTypes={ [ audio ? 'audio' : 'video' ] }
				texts={ mediaTexts() }
				value={ undefined }
				onChange={ ( media ) => onChange( media?.url ?? '', media && named( media.url ) ) }
			/>
			<TextControl
				__next40pxDefaultSize
				type="url"
				label={ __( 'File URL', 'frontage-slider' ) }
				value={ url }
				onChange={ ( typed ) => onChange( typed, named( typed ) ) }
			/>
		</>
	);
}
