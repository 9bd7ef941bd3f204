import { Button, Notice, SnackbarList, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { BehaviorCard } from './behavior-card';
import { allOff, bytesOf, kilobytes, recommended, turned, whatIsOn, withOption } from './behavior-settings';
import { SaveBar } from './save-bar';
import { useChoices } from './use-behavior-settings';
import type { Group, ScreenProps } from './types';

const groups = (): Array< [ Group, string ] > => [
	[ 'scroll', __( 'Header and scrolling', 'frontage-site' ) ],
	[ 'overlays', __( 'Popups', 'frontage-site' ) ],
	[ 'media', __( 'Images and videos', 'frontage-site' ) ],
	[ 'pointer', __( 'Cursor and tooltips', 'frontage-site' ) ],
	[ 'lists', __( 'Lists', 'frontage-site' ) ],
	[ 'pages', __( 'Page loading', 'frontage-site' ) ],
];

function Snackbars() {
	const notices = useSelect( ( select ) => select( noticesStore ).getNotices(), [] );
	const { removeNotice } = useDispatch( noticesStore );
	return (
		<SnackbarList
			className="frontage-behaviours__snackbars"
			notices={ notices.filter( ( { type } ) => type === 'snackbar' ) as never }
			onRemove={ ( id ) => void removeNotice( id ) }
		/>
	);
}

function summary( count: number, bytes: number, locale: string ) {
	if ( ! count ) {
		return __( 'All behaviors are off', 'frontage-site' );
	}
	/* translators: %d: number of behaviors. */
	const on = sprintf( _n( '%d on', '%d on', count, 'frontage-site' ), count );
	return bytes
		? sprintf(
				/* translators: 1: how many are on, such as "3 are on", 2: a number such as 3.4. */
				__( '%1$s: about %2$s KB per page', 'frontage-site' ),
				on,
				kilobytes( bytes, locale )
			)
		: on;
}

/** The screen Settings → Frontage → Animations & behaviors. */
export function Screen( { behaviors, home }: ScreenProps ) {
	const { chosen, saved, changed, set, setMany, save, isSaving, isRead, hasFailed } = useChoices( home );
	const locale = document.documentElement.lang || 'en';
	if ( hasFailed ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'Could not load the behaviors. Reload this page. If that does not help, ask your administrator to check /wp-json/wp/v2/settings.',
					'frontage-site'
				) }
			</Notice>
		);
	}
	if ( ! isRead ) {
		return <Spinner />;
	}
	const on = whatIsOn( chosen, behaviors );
	const sum = bytesOf( chosen, behaviors );
	const missing = behaviors.filter( ( one ) => one.recommended && ! chosen[ one.name ]?.on ).length;
	return (
		<>
			<div
				className="frontage-behaviours__bar"
				role="region"
				aria-label={ __( 'All behaviors', 'frontage-site' ) }
			>
				<p className="frontage-behaviours__sum" role="status">
					{ summary( on.length, sum, locale ) }
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! missing }
					accessibleWhenDisabled
					onClick={ () =>
						setMany(
							recommended( chosen, behaviors ),
							/* translators: %d: number of behaviors. */
							sprintf( _n( '%d more is on.', '%d more are on.', missing, 'frontage-site' ), missing )
						)
					}
				>
					{ __( 'Turn on recommended', 'frontage-site' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ ! on.length }
					accessibleWhenDisabled
					onClick={ () => setMany( allOff( chosen ), __( 'All behaviors turned off.', 'frontage-site' ) ) }
				>
					{ __( 'Turn all off', 'frontage-site' ) }
				</Button>
			</div>
			{ groups().map( ( [ group, title ] ) => {
				const inside = behaviors.filter( ( one ) => one.group === group );
				return inside.length ? (
					<section key={ group } aria-labelledby={ `frontage-behaviours-${ group }` }>
						<h2 id={ `frontage-behaviours-${ group }` }>{ title }</h2>
						<ul className="frontage-behaviours__cards">
							{ inside.map( ( one ) => (
								<BehaviorCard
									key={ one.name }
									behavior={ one }
									choice={ chosen[ one.name ] }
									locale={ locale }
									isChanged={ changed.includes( one.name ) }
									onTurn={ ( isOn ) => set( turned( chosen, [ one.name ], isOn ) ) }
									onOption={ ( key, value ) => set( withOption( chosen, one.name, key, value ) ) }
								/>
							) ) }
						</ul>
					</section>
				) : null;
			} ) }
			<SaveBar
				changed={ behaviors.filter( ( { name } ) => changed.includes( name ) ).map( ( { title } ) => title ) }
				bytes={ sum - bytesOf( saved, behaviors ) }
				locale={ locale }
				isSaving={ isSaving }
				onSave={ save }
				onDiscard={ () => set( saved ) }
			/>
			<Snackbars />
		</>
	);
}
