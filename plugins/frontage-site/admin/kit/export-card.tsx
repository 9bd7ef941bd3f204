import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { exportKit, sentence } from './api';
import { tell } from './events';
import type { Part, Written } from './types';

/** Saves a file as a browser download. */
function save( file: Blob, name: string ) {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}

export function ExportCard( { parts }: { parts: Part[] } ) {
	const full = parts.filter( ( { items } ) => items.length );
	const [ left, setLeft ] = useState< string[] >( [] );
	const chosen = full.map( ( { name } ) => name ).filter( ( name ) => ! left.includes( name ) );
	const [ isBusy, setBusy ] = useState( false );
	const [ written, setWritten ] = useState< Written | null >( null );
	const [ problem, setProblem ] = useState( '' );

	const start = async () => {
		setBusy( true );
		setProblem( '' );
		setWritten( null );
		tell( 'frontage:kit:export:start', { parts: chosen } );
		try {
			const kit = await exportKit( chosen );
			save( kit.file, kit.written.name );
			setWritten( kit.written );
			tell( 'frontage:kit:export:done', kit.written );
		} catch ( error ) {
			const message = await sentence( error );
			setProblem( message );
			tell( 'frontage:kit:export:error', { message } );
		}
		setBusy( false );
	};

	return (
		<section className="frontage-kit__card" aria-labelledby="frontage-kit-export">
			<h2 id="frontage-kit-export">{ __( 'Export this site', 'frontage-site' ) }</h2>
			<p>{ __( 'You get one zip file. This site does not change.', 'frontage-site' ) }</p>
			<ul className="frontage-kit__parts">
				{ full.map( ( { name, title, items } ) => (
					<li key={ name }>
						<CheckboxControl
							label={ `${ title } (${ items.length })` }
							help={ items
								.slice( 0, 4 )
								.map( ( item ) => item.title )
								.join( ' · ' )
								.concat( items.length > 4 ? ' …' : '' ) }
							checked={ chosen.includes( name ) }
							onChange={ ( isOn ) =>
								setLeft( isOn ? left.filter( ( one ) => one !== name ) : [ ...left, name ] )
							}
						/>
					</li>
				) ) }
			</ul>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isBusy }
				disabled={ isBusy || ! chosen.length }
				accessibleWhenDisabled
				onClick={ () => void start() }
			>
				{ __( 'Export', 'frontage-site' ) }
			</Button>
			<div role="status">
				{ isBusy && <p>{ __( 'Exporting…', 'frontage-site' ) }</p> }
				{ written && (
					<p>
						{ sprintf(
							/* translators: 1: name of a file, 2: such as "24 items", 3: such as "11 files". */
							__( '%1$s is in your downloads: %2$s, %3$s.', 'frontage-site' ),
							written.name,
							/* translators: %d: number of pages, templates and so on in a kit. */
							sprintf( _n( '%d item', '%d items', written.items, 'frontage-site' ), written.items ),
							/* translators: %d: number of pictures, films and sounds in a kit. */
							sprintf( _n( '%d file', '%d files', written.media, 'frontage-site' ), written.media )
						) }
					</p>
				) }
			</div>
			{ written && written.left.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: names of files. */
						__(
							'Not exported, because only images, videos, audio, and SVG files without scripts are allowed: %s',
							'frontage-site'
						),
						written.left.join( ', ' )
					) }
				</Notice>
			) }
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</section>
	);
}
