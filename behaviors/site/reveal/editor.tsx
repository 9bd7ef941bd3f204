import { PanelBody, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { extendBlocks, type ExtendedProps } from '@frontage/editor';

// Adds an attribute to our blocks and to core's layout blocks: the entrance animation.

interface Reveal {
	animation: string;
	/** ms. */
	delay?: number;
	/** ms. */
	duration?: number;
	/** Animates the block's children one after the other instead of the whole block. */
	stagger?: boolean;
}
interface Values {
	frReveal?: Reveal | undefined;
}
type PanelProps = Pick< ExtendedProps< Values >, 'name' | 'attributes' | 'setAttributes' >;

/** Core blocks with several children of one kind. */
const LISTS = [ 'buttons', 'columns', 'gallery', 'group', 'list', 'post-template', 'social-links' ];
const CORE =
	/^core\/(accordion|button|column|cover|details|embed|heading|icon|image|media-text|paragraph|post-featured-image|pullquote|query|quote|separator|table|tabs|video)$/;
/** Not supported: parts of animated blocks, overlays, and form parts, which are not on pages. */
const NOT_OURS = /^frontage\/(layer|overlay|slide|form-.+)$/;

const isList = ( name: string ) => LISTS.includes( name.replace( /^core\//, '' ) );
const canReveal = ( name: string ) =>
	name.startsWith( 'frontage/' ) ? ! NOT_OURS.test( name ) : isList( name ) || CORE.test( name );

/** Values that PHP and the style use. */
const animations = () => [
	{ value: '', label: __( 'It is there at once', 'frontage-site' ) },
	{ value: 'fade', label: __( 'Fade in', 'frontage-site' ) },
	{ value: 'fade-up', label: __( 'Fade in upwards', 'frontage-site' ) },
	{ value: 'fade-down', label: __( 'Fade in downwards', 'frontage-site' ) },
	{ value: 'fade-left', label: __( 'Fade in from where lines begin', 'frontage-site' ) },
	{ value: 'fade-right', label: __( 'Fade in from where lines end', 'frontage-site' ) },
	{ value: 'zoom-in', label: __( 'Grow', 'frontage-site' ) },
	{ value: 'slide-up', label: __( 'Slide upwards', 'frontage-site' ) },
	{ value: 'slide-down', label: __( 'Slide downwards', 'frontage-site' ) },
	{ value: 'slide-left', label: __( 'Slide in from where lines begin', 'frontage-site' ) },
	{ value: 'slide-right', label: __( 'Slide in from where lines end', 'frontage-site' ) },
	{ value: 'flip-x', label: __( 'Tip up', 'frontage-site' ) },
	{ value: 'flip-y', label: __( 'Turn round', 'frontage-site' ) },
];

/** Every block has this panel, so it comes after the block's own panels and is initially closed. */
export function RevealPanel( { name, attributes: { frReveal }, setAttributes }: PanelProps ) {
	const none = () => setAttributes( { frReveal: undefined } );
	const change = ( part: Partial< Reveal > ) => frReveal && setAttributes( { frReveal: { ...frReveal, ...part } } );
	return (
		<PanelBody title={ __( 'Coming into view', 'frontage-site' ) } initialOpen={ false }>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'When visitors scroll to it', 'frontage-site' ) }
				help={ __(
					'Once for each visit of the page, and only for visitors who have not asked for less motion.',
					'frontage-site'
				) }
				value={ frReveal?.animation ?? '' }
				options={ animations() }
				onChange={ ( animation ) =>
					animation ? setAttributes( { frReveal: { ...frReveal, animation } } ) : none()
				}
			/>
			{ frReveal && (
				<>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Delay in milliseconds', 'frontage-site' ) }
						min={ 0 }
						max={ 2000 }
						step={ 50 }
						value={ frReveal.delay ?? 0 }
						onChange={ ( delay = 0 ) => change( { delay } ) }
					/>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Duration in milliseconds', 'frontage-site' ) }
						min={ 200 }
						max={ 3000 }
						step={ 100 }
						value={ frReveal.duration ?? 1200 }
						onChange={ ( duration = 1200 ) => change( { duration } ) }
					/>
				</>
			) }
			{ frReveal && ( isList( name ) || name.startsWith( 'frontage/' ) ) && (
				<ToggleControl
					label={ __( 'What is inside, one after the other', 'frontage-site' ) }
					checked={ frReveal.stagger === true }
					onChange={ ( stagger ) => change( { stagger } ) }
				/>
			) }
		</PanelBody>
	);
}

extendBlocks( 'frontage/reveal', {
	blocks: canReveal,
	attributes: { frReveal: { type: 'object' } },
	Panel: RevealPanel,
	priority: 100, // Higher than all others, so it comes last.
} );
