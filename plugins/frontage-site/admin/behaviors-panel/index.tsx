import { store as coreStore } from '@wordpress/core-data';
import { SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { saidOf, saying, word } from './page-overrides';

interface Known {
	behaviors: Array< { name: string; title: string; isOn: boolean } >;
	meta: string;
	settings: string;
	postsPage: number;
}

const { behaviors, meta, settings, postsPage } = ( window as unknown as { frontageBehaviors: Known } )
	.frontageBehaviors;

/** Behaviors that are on for the site come first: those are what a page may want to turn off. */
const known = [ ...behaviors ].sort( ( a, b ) => Number( b.isOn ) - Number( a.isOn ) );

const choices = ( isOn: boolean ) => [
	{
		value: '',
		label: isOn ? __( 'Site default: on', 'frontage-site' ) : __( 'Site default: off', 'frontage-site' ),
	},
	{ value: 'on', label: __( 'On', 'frontage-site' ) },
	{ value: 'off', label: __( 'Off', 'frontage-site' ) },
];

/** The page's overrides: post meta, so that the editor handles saving and undo. */
function Panel() {
	const { said, isPage } = useSelect( ( select ) => {
		const editor = select( editorStore );
		const fields = editor.getEditedPostAttribute( 'meta' ) as Record< string, unknown > | undefined;
		const type = select( coreStore ).getPostType( editor.getCurrentPostType() ?? '' );
		return {
			said: fields?.[ meta ],
			// The post type is public and can store the meta.
			isPage: !! type?.viewable && !! fields && meta in fields && editor.getCurrentPostId() !== postsPage,
		};
	}, [] );
	const { editPost } = useDispatch( editorStore );
	if ( ! isPage || ! behaviors.length ) {
		return null;
	}
	const own = saidOf( said );
	const choose = ( name: string, to: string ) => void editPost( { meta: { [ meta ]: saying( own, name, to ) } } );
	const count = Object.keys( own ).length;
	return (
		<PluginDocumentSettingPanel
			name="behaviors"
			title={
				count
					? /* translators: %d: number of behaviors that differ from the site's. */
						sprintf( __( 'Behaviors (%d custom)', 'frontage-site' ), count )
					: __( 'Behaviors', 'frontage-site' )
			}
		>
			<p>
				{ __(
					'Turn behaviors on or off for this page only. By default, it uses the site settings.',
					'frontage-site'
				) }{ ' ' }
				{ settings && <a href={ settings }>{ __( 'Site-wide behaviors', 'frontage-site' ) }</a> }
			</p>
			<div className="frontage-behaviours-panel" style={ { display: 'grid', gap: '12px' } }>
				{ known.map( ( { name, title, isOn } ) => (
					<SelectControl
						key={ name }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ title }
						value={ word( own, name ) }
						options={ choices( isOn ) }
						onChange={ ( to ) => choose( name, to ) }
					/>
				) ) }
			</div>
		</PluginDocumentSettingPanel>
	);
}

registerPlugin( 'frontage-site-behaviours', { render: Panel } );
