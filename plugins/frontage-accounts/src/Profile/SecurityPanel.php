<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Profile;

use Frontage\Accounts\Passkey\Passkey;
use Frontage\Accounts\Passkey\PasskeyRegistration;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Sessions\DeviceName;
use Frontage\Accounts\Sessions\UserSessions;
use Frontage\Kit\Frontend\Behaviors;

defined( 'ABSPATH' ) || exit;

/**
 * A user's passkeys and sessions, each with a button that removes it; on the profile, and on a page for signed-in users.
 * Everything but creating a passkey works without script. The profile is one large form, so the buttons refer to a form
 * printed elsewhere (`form()`).
 */
final class SecurityPanel {

	private const BEHAVIOR = 'frontage/new-passkey';
	private const MODULE   = '@frontage/behaviours/new-passkey';

	/** The form's id: a page may contain several panels. */
	private static string $form = '';

	/** The heading tag of its sections, since the surrounding heading level is unknown. */
	private static string $title = 'h3';

	/** On `show_user_profile` and `edit_user_profile`. */
	public static function print_on_profile( \WP_User $user ): void {
		self::$form  = wp_unique_prefixed_id( 'frontage-accounts-' );
		self::$title = 'h3';
		echo '<h2 id="frontage-accounts">' . esc_html__( 'Sign-in security', 'frontage-accounts' ) . '</h2>';
		self::show( $user );
		add_action( 'admin_footer', static fn () => self::form( $user ) );
	}

	/** For a page of the site: the current user's panel. Caches do not store pages of signed-in users. */
	public static function html(): string {
		$user = wp_get_current_user();
		if ( ! $user->exists() ) {
			return '';
		}
		self::$form  = wp_unique_prefixed_id( 'frontage-accounts-' );
		self::$title = 'p';
		ob_start();
		self::form( $user );
		echo '<div class="frontage-accounts">';
		$message = ProfileActions::message( RequestData::posted_or_query( ProfileActions::DONE ) );
		if ( '' !== $message ) {
			echo '<p role="status">' . esc_html( $message ) . '</p>';
		}
		self::show( $user );
		echo '</div>';
		return (string) ob_get_clean();
	}

	/** Whether something was just changed. */
	public static function has_message(): bool {
		return '' !== ProfileActions::message( RequestData::posted_or_query( ProfileActions::DONE ) );
	}

	private static function show( \WP_User $user ): void {
		$own = get_current_user_id() === $user->ID;
		if ( RelyingParty::is_available() ) {
			self::show_passkeys( $user, $own );
		}
		$sessions = UserSessions::for_user( $user->ID );
		if ( $sessions ) {
			self::show_sessions( $sessions->all( $own ? wp_get_session_token() : '' ), $own );
		}
	}

	private static function title( string $words ): void {
		printf( '<%1$s><strong>%2$s</strong></%1$s>', tag_escape( self::$title ), esc_html( $words ) );
	}

	private static function show_passkeys( \WP_User $user, bool $own ): void {
		self::title( __( 'Passkeys', 'frontage-accounts' ) );
		$passkeys = PasskeyRepository::for_user( $user->ID );
		if ( ! $passkeys ) {
			echo '<p>' . esc_html( $own ? __( 'No passkeys yet. With a passkey, you sign in with your fingerprint, face, or security key. There is no password to type or remember.', 'frontage-accounts' ) : __( 'This user has no passkeys.', 'frontage-accounts' ) ) . '</p>';
		} else {
			self::table( [ __( 'Name', 'frontage-accounts' ), __( 'Created', 'frontage-accounts' ), __( 'Last used', 'frontage-accounts' ) ], array_map( self::passkey_row( ... ), $passkeys ) );
		}
		if ( $own ) {
			self::print_add_button();
		}
	}

	/** @return array{ cells: list<string>, button: array{string, string, string, string} } */
	private static function passkey_row( Passkey $passkey ): array {
		$name = '' === $passkey->name ? __( 'Passkey', 'frontage-accounts' ) : $passkey->name;
		return [
			'cells'  => [ $name, self::time( (int) strtotime( "$passkey->made UTC" ) ), '' === $passkey->used ? __( 'Never', 'frontage-accounts' ) : self::time( (int) strtotime( "$passkey->used UTC" ) ) ],
			'button' => [
				ProfileActions::PASSKEY,
				(string) $passkey->id,
				__( 'Remove', 'frontage-accounts' ),
				/* translators: %s: what a person calls a passkey. */
				sprintf( __( 'Remove passkey “%s”', 'frontage-accounts' ), $name ),
			],
		];
	}

	/** Its script shows it in browsers with passkeys. */
	private static function print_add_button(): void {
		Behaviors::register( dirname( __DIR__, 2 ) . '/build/behaviors/on-demand.php' );
		Behaviors::use( self::BEHAVIOR );
		add_filter( 'script_module_data_' . self::MODULE, [ self::class, 'add_module_data' ] );
		?>
		<p class="frontage-new-passkey" hidden>
			<label for="<?php echo esc_attr( self::$form ); ?>-name"><?php esc_html_e( 'New passkey name', 'frontage-accounts' ); ?></label>
			<input type="text" id="<?php echo esc_attr( self::$form ); ?>-name" class="regular-text" form="<?php echo esc_attr( self::$form ); ?>" name="<?php echo esc_attr( ProfileActions::NAME ); ?>" maxlength="<?php echo esc_attr( (string) PasskeyRepository::LONGEST_NAME ); ?>" value="<?php echo esc_attr( DeviceName::describe( RequestData::server( 'HTTP_USER_AGENT' ) ) ); ?>">
			<input type="hidden" form="<?php echo esc_attr( self::$form ); ?>" name="<?php echo esc_attr( ProfileActions::ANSWER ); ?>">
			<button type="button" class="button wp-element-button"><?php esc_html_e( 'Create passkey', 'frontage-accounts' ); ?></button>
			<span role="status"></span>
		</p>
		<?php
	}

	/** @param list<array{ id: string, device: string, since: int, current: bool }> $sessions */
	private static function show_sessions( array $sessions, bool $own ): void {
		self::title( __( 'Active sessions', 'frontage-accounts' ) );
		if ( ! $sessions ) {
			echo '<p>' . esc_html__( 'No active sessions.', 'frontage-accounts' ) . '</p>';
			return;
		}
		self::table( [ __( 'Device', 'frontage-accounts' ), __( 'Since', 'frontage-accounts' ) ], array_map( self::session_row( ... ), $sessions ) );
		if ( in_array( false, array_column( $sessions, 'current' ), true ) ) {
			echo '<p>';
			self::button( ProfileActions::SESSION, ProfileActions::OTHERS, $own ? __( 'Sign out everywhere else', 'frontage-accounts' ) : __( 'Sign out everywhere', 'frontage-accounts' ) );
			echo '</p>';
		}
	}

	/**
	 * @param array{ id: string, device: string, since: int, current: bool } $session
	 * @return array{ cells: list<string>, button: array{string, string, string, string}|null }
	 */
	private static function session_row( array $session ): array {
		$words = $session['current'] ? __( 'this device', 'frontage-accounts' ) : '';
		return [
			'cells'  => [ $session['device'] . ( '' === $words ? '' : " ($words)" ), $session['since'] ? self::time( $session['since'] ) : '' ],
			'button' => $session['current'] ? null : [
				ProfileActions::SESSION,
				$session['id'],
				__( 'Sign out', 'frontage-accounts' ),
				/* translators: 1: a device, 2: a time. */
				sprintf( __( 'Sign out %1$s, signed in %2$s', 'frontage-accounts' ), $session['device'], self::time( $session['since'] ) ),
			],
		];
	}

	/**
	 * @param list<string>                                                                                   $heads
	 * @param list<array{ cells: list<string>, button: array{string, string, string, string}|null }> $rows
	 */
	private static function table( array $heads, array $rows ): void {
		echo '<table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '<td></td></tr></thead><tbody>';
		foreach ( $rows as $row ) {
			echo '<tr>';
			foreach ( $row['cells'] as $cell ) {
				echo '<td>' . esc_html( $cell ) . '</td>';
			}
			echo '<td>';
			if ( $row['button'] ) {
				self::button( ...$row['button'] );
			}
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}

	private static function button( string $name, string $value, string $words, string $label = '' ): void {
		printf(
			'<button type="submit" class="button wp-element-button" form="%s" formnovalidate name="%s" value="%s"%s>%s</button>',
			esc_attr( self::$form ),
			esc_attr( $name ),
			esc_attr( $value ),
			'' === $label ? '' : ' aria-label="' . esc_attr( $label ) . '"',
			esc_html( $words )
		);
	}

	private static function form( \WP_User $user ): void {
		printf(
			'<form id="%s" method="post" action="%s" hidden><input type="hidden" name="action" value="%s"><input type="hidden" name="%s" value="%d"><input type="hidden" name="_wpnonce" value="%s"><input type="hidden" name="_wp_http_referer" value="%s"></form>',
			esc_attr( self::$form ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( ProfileActions::ACTION ),
			esc_attr( ProfileActions::PERSON ),
			absint( $user->ID ),
			esc_attr( wp_create_nonce( ProfileActions::nonce( $user->ID ) ) ),
			esc_attr( remove_query_arg( ProfileActions::DONE ) )
		);
	}

	/** @return array<mixed> */
	public static function add_module_data( mixed $data ): array {
		return [
			...( is_array( $data ) ? $data : [] ),
			'ask'    => add_query_arg( 'action', PasskeyRegistration::ASK, admin_url( 'admin-ajax.php' ) ),
			'nonce'  => wp_create_nonce( PasskeyRegistration::ASK ),
			'failed' => __( 'No passkey was created. Try again.', 'frontage-accounts' ),
			'known'  => __( 'This device already has a passkey for your account.', 'frontage-accounts' ),
		];
	}

	private static function time( int $time ): string {
		$format = array_filter( [ get_option( 'date_format' ), get_option( 'time_format' ) ], 'is_string' );
		return wp_date( implode( ' ', $format ), $time ) ?: '';
	}
}
