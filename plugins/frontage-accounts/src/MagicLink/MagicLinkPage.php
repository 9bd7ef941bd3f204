<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\MagicLink;

use Frontage\Accounts\DeferredTask;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of the magic link, styled as WordPress's own sign-in page: the request, the code input, and the button that the
 * link opens. Without script.
 */
final class MagicLinkPage {

	/** Task that sends the email, after the response. */
	public const TASK = 'frontage_accounts_mail_link';

	/** The action of wp-login.php. */
	public const ACTION = 'frontage_link';

	/** @param array<string, string> $parameters */
	public static function address( array $parameters ): string {
		return add_query_arg( array_map( 'rawurlencode', array_filter( [ 'action' => self::ACTION ] + $parameters ) ), site_url( 'wp-login.php', 'login' ) );
	}

	/** On WordPress's sign-in page and in the block. It returns to the form's page. */
	public static function print_link(): void {
		if ( ! MagicLink::is_on() ) {
			return;
		}
		$back = did_action( 'login_init' ) ? RequestData::posted_or_query( 'redirect_to', 2000 ) : home_url( add_query_arg( [] ) );
		printf(
			'<p class="frontage-link"><a href="%s">%s</a></p>',
			esc_url( PageLanguage::login_url( self::address( [ 'redirect_to' => $back ] ) ) ),
			esc_html__( 'Email me a sign-in link', 'frontage-accounts' )
		);
	}

	/** On `login_enqueue_scripts`: paragraphs of WordPress's sign-in form have no margins. */
	public static function style(): void {
		if ( MagicLink::is_on() ) {
			wp_add_inline_style( 'login', '.frontage-link{margin-block-end:1em}' );
		}
	}

	/** On `login_form_frontage_link`: wp-login.php has sent its no-cache headers by then. */
	public static function show(): void {
		if ( ! MagicLink::is_on() ) {
			return; // WordPress continues with its own form.
		}
		if ( RequestData::is_post() ) {
			self::handle_post();
		} elseif ( '' !== RequestData::posted_or_query( 'secret' ) ) {
			self::show_button();
		} else {
			self::print_form();
		}
		exit;
	}

	private static function print_form( ?\WP_Error $error = null ): void {
		login_header( __( 'Email me a sign-in link', 'frontage-accounts' ), '', $error );
		?>
		<form method="post" action="<?php echo esc_url( self::address( [] ) ); ?>">
			<p>
				<label for="user_login"><?php esc_html_e( 'Username or Email Address', 'frontage-accounts' ); ?></label>
				<input type="text" name="user_login" id="user_login" class="input" size="20" autocapitalize="off" autocomplete="username" required aria-invalid="false">
			</p>
			<?php self::print_redirect(); ?>
			<p class="submit"><input type="submit" class="button button-primary button-large" value="<?php esc_attr_e( 'Email me a link', 'frontage-accounts' ); ?>"></p>
		</form>
		<p id="nav"><a href="<?php echo esc_url( wp_login_url() ); ?>"><?php esc_html_e( 'Sign in with a password', 'frontage-accounts' ); ?></a></p>
		<?php
		login_footer( 'user_login' );
	}

	/** Responds the same for known and unknown names, and sends the email after the response. */
	private static function handle_post(): void {
		$name = PostedValues::normalize_name( RequestData::field( 'user_login' ) );
		if ( '' === $name || ! Origin::is_own() ) {
			self::print_form( new \WP_Error( 'empty', esc_html__( 'Enter your username or email address.', 'frontage-accounts' ) ) );
			return;
		}
		$wait = MagicLink::seconds_to_wait( $name );
		if ( $wait ) {
			status_header( 429 );
			header( "Retry-After: $wait" );
			$minutes = (int) ceil( $wait / MINUTE_IN_SECONDS );
			/* translators: %d: a number of minutes. */
			self::print_form( new \WP_Error( 'wait', esc_html( sprintf( _n( 'Too many link requests. Try again in %d minute.', 'Too many link requests. Try again in %d minutes.', $minutes, 'frontage-accounts' ), $minutes ) ) ) );
			return;
		}
		$browser = OneTimeToken::hash( MagicLink::browser_secret() );
		DeferredTask::run_separately( self::TASK, [ $name, $browser, wp_validate_redirect( RequestData::posted_or_query( 'redirect_to', 2000 ) ) ] );
		self::wait_for_code();
	}

	/** The page with the code input; users who open the link in this browser do not need it. */
	private static function wait_for_code( ?\WP_Error $error = null ): void {
		/* translators: %d: a number of minutes. */
		$words = sprintf( __( 'If an account with this username or email address exists, we sent it an email with a link and a code. Both are valid for %d minutes in this browser. Open the link or enter the code here.', 'frontage-accounts' ), MagicLink::MINUTES );
		login_header( __( 'Check your email', 'frontage-accounts' ), '<p class="message">' . esc_html( $words ) . '</p>', $error );
		?>
		<form method="post" action="<?php echo esc_url( site_url( 'wp-login.php', 'login_post' ) ); ?>">
			<p>
				<label for="<?php echo esc_attr( SignInCode::FIELD ); ?>"><?php esc_html_e( 'Code from email', 'frontage-accounts' ); ?></label>
				<input type="text" name="<?php echo esc_attr( SignInCode::FIELD ); ?>" id="<?php echo esc_attr( SignInCode::FIELD ); ?>" class="input" size="20" inputmode="numeric" autocomplete="one-time-code" dir="ltr" required aria-invalid="false">
			</p>
			<?php self::print_redirect(); ?>
			<p class="submit"><input type="submit" class="button button-primary button-large" value="<?php esc_attr_e( 'Sign in', 'frontage-accounts' ); ?>"></p>
		</form>
		<p id="nav"><a href="<?php echo esc_url( self::address( [ 'redirect_to' => wp_validate_redirect( RequestData::posted_or_query( 'redirect_to', 2000 ) ) ] ) ); ?>"><?php esc_html_e( 'Email me a new link', 'frontage-accounts' ); ?></a></p>
		<?php
		login_footer( SignInCode::FIELD );
	}

	/**
	 * On `wp_login_errors`: after a wrong code the code input is shown again, instead of WordPress's own form.
	 *
	 * @param mixed $errors Other plugins may have changed its type.
	 */
	public static function show_refused_code( mixed $errors ): mixed {
		if ( ! $errors instanceof \WP_Error || '' === $errors->get_error_message( SignInCode::ERROR ) ) {
			return $errors;
		}
		self::wait_for_code( new \WP_Error( SignInCode::ERROR, $errors->get_error_message( SignInCode::ERROR ) ) );
		exit;
	}

	/** A GET request changes nothing, since mail scanners open every link. */
	private static function show_button(): void {
		login_header( __( 'Sign in', 'frontage-accounts' ), '', '' === MagicLink::stored_browser_secret() ? new \WP_Error( 'browser', esc_html__( 'Open the link within 15 minutes in the browser where you requested it.', 'frontage-accounts' ) ) : null );
		?>
		<form method="post" action="<?php echo esc_url( site_url( 'wp-login.php', 'login_post' ) ); ?>">
			<input type="hidden" name="<?php echo esc_attr( MagicLink::FIELD ); ?>" value="<?php echo esc_attr( RequestData::posted_or_query( 'secret' ) ); ?>">
			<?php self::print_redirect(); ?>
			<p class="submit"><input type="submit" class="button button-primary button-large" value="<?php esc_attr_e( 'Sign in', 'frontage-accounts' ); ?>"></p>
		</form>
		<?php
		login_footer();
	}

	/** An empty field would redirect users who can edit posts to an empty page: WordPress uses its default only if the field is absent. */
	private static function print_redirect(): void {
		$to = wp_validate_redirect( RequestData::posted_or_query( 'redirect_to', 2000 ) );
		if ( '' !== $to ) {
			printf( '<input type="hidden" name="redirect_to" value="%s">', esc_attr( $to ) );
		}
	}
}
