<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Door;

use Frontage\Accounts\Answer;
use Frontage\Accounts\Guard\Events;
use Frontage\Accounts\Guard\Limits;
use Frontage\Accounts\Redirects;
use Frontage\Accounts\Registration\Registration;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\Sent;
use Frontage\Accounts\Request\Values;
use Frontage\Accounts\SignIn\LostPassword;

defined( 'ABSPATH' ) || exit;

/** Forms posted without script, at admin-post.php: the answer is the page they came from, with what is to be said. */
final class Posts {

	/** Behind `admin_post_` and `admin_post_nopriv_`. */
	public const REGISTER = 'frontage_accounts_register';
	public const LOST     = 'frontage_accounts_lost_password';

	/** Hidden, in the form: the page it stands in, and which form of it. */
	public const PAGE = 'frontage_page';
	public const UNIT = 'frontage_unit';

	public static function register(): void {
		self::answer( static fn ( Values $sent ): Answer => Registration::take( $sent, Sent::fields() ) );
	}

	public static function lost_password(): void {
		self::answer( static fn ( Values $sent ): Answer => LostPassword::take( $sent ) );
	}

	/** @param callable( Values ): Answer $take */
	private static function answer( callable $take ): never {
		nocache_headers();
		$fields = Sent::fields();
		$page   = Redirects::own( $fields->text( self::PAGE ) ?? '' );
		$page   = '' === $page ? home_url( '/' ) : (string) strtok( $page, '#' );
		if ( ! Sent::is_post() || ! Origin::is_own() ) {
			Events::note( Events::FOREIGN );
			wp_die( esc_html( PageLanguage::answer( static fn (): string => __( 'This form can be sent by pages of this site only.', 'frontage-accounts' ) ) ), '', [ 'response' => 403 ] );
		}
		if ( is_user_logged_in() ) {
			self::lead( $page );
		}
		$wait = Limits::outcomes()->count();
		if ( $wait ) { // What is to be said of each is a row in the database.
			if ( ! headers_sent() ) {
				header( "Retry-After: $wait" );
			}
			wp_die( esc_html( PageLanguage::answer( static fn (): Answer => Answer::throttled( $wait ) )->texts[ Answer::MESSAGE ] ), '', [ 'response' => 429, 'back_link' => true ] );
		}
		$sent   = Sent::data() ?? new Values( [] );
		$answer = PageLanguage::answer( static fn (): Answer => $take( $sent ) );
		if ( $answer->is_done && ! $answer->texts ) {
			self::lead( '' === $answer->redirect ? remove_query_arg( Outcome::PARAMETER, $page ) : $answer->redirect );
		}
		$unit = preg_match( '/^[\w-]{1,64}$/D', $fields->text( self::UNIT ) ?? '', $found ) ? $found[0] : '';
		self::lead( add_query_arg( Outcome::PARAMETER, Outcome::keep( $answer, $unit, $sent ), $page ) . ( '' === $unit ? '' : "#$unit" ) );
	}

	private static function lead( string $to ): never {
		wp_safe_redirect( $to, 303 );
		exit;
	}
}
