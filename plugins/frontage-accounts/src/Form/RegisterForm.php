<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\Door\Outcome;
use Frontage\Accounts\Door\Posts;
use Frontage\Accounts\Guard\Human;
use Frontage\Accounts\Registration\Consent;
use Frontage\Accounts\Registration\Gate;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\Sent;
use Frontage\Accounts\Rules\Table;
use Frontage\Kit\FormName;

defined( 'ABSPATH' ) || exit;

/** A form in which visitors make an account; without script it is posted and its page says what is to be said. */
final class RegisterForm {

	/** @param array<string, mixed> $attributes Of the block; not yet judged. */
	public static function markup( array $attributes ): string {
		$given = new Given( $attributes );
		$unit  = wp_unique_prefixed_id( 'fr-register-' );
		$wrap  = static fn ( string $html ): string => sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'fr-account fr-register', 'id' => $given->text( 'anchor', $unit . '-block' ) ] ), $html );
		$shown = Editing::is_shown();
		if ( is_user_logged_in() && ! $shown ) {
			Page::bring_style();
			return $wrap( SignedIn::html() );
		}
		$closed = $shown ? '' : Gate::closed();
		if ( '' !== $closed ) {
			Page::bring_style();
			return $wrap( sprintf( '<p class="fr-account__closed">%s</p>%s', esc_html( $closed ), self::sign_in( $given ) ) );
		}
		Page::bring();
		return $wrap( self::form( $given, $unit ) . self::sign_in( $given ) );
	}

	private static function form( Given $given, string $unit ): string {
		$outcome = Outcome::of( $unit );
		$field   = new Field( Table::REGISTER, $unit, $outcome->texts );
		$to      = $given->own_page( 'redirect' );
		$hidden  = [
			'action'            => Posts::REGISTER,
			Posts::PAGE         => Sent::page(),
			Posts::UNIT         => $unit,
			PageLanguage::FIELD => determine_locale(),
			Human::STAMP        => Human::stamp(),
		] + ( '' === $to ? [] : [ 'data[redirect_to]' => $to ] );
		$fields = $field->text( 'user', __( 'User name', 'frontage-accounts' ), [ 'name' => 'data[user]', 'autocomplete' => 'username', 'autocapitalize' => 'none', 'spellcheck' => 'false', 'maxlength' => '60' ], $outcome->typed['user'] ?? '' )
			. $field->text( 'email', __( 'E-mail address', 'frontage-accounts' ), [ 'name' => 'data[email]', 'type' => 'email', 'autocomplete' => 'email', 'maxlength' => '100' ], $outcome->typed['email'] ?? '' )
			. $field->password( 'pass', __( 'Password', 'frontage-accounts' ), 'data[pass]', 'new-password' )
			. $field->password( 'passconfirm', __( 'Password once more', 'frontage-accounts' ), 'data[passconfirm]', 'new-password' )
			. Hooked::html( 'register_form' )
			. ( Consent::is_wanted() ? $field->box( 'consent', Consent::label(), 'data[consent]', '1', true ) : '' );
		return sprintf(
			'<form id="%1$s" class="fr-account__form" aria-label="%10$s" method="post" action="%2$s" data-account="register"%3$s>%4$s%5$s%6$s%7$s<p class="fr-account__send"><button type="submit" class="wp-element-button">%8$s</button></p>%9$s</form>',
			esc_attr( $unit ),
			esc_url( admin_url( 'admin-post.php' ) ),
			'' === $to ? '' : sprintf( ' data-redirect="%s"', esc_url( $to ) ),
			$field->summary(),
			Field::hidden( $hidden ),
			Field::trap( Human::TRAP ),
			$fields,
			esc_html( $given->text( 'buttonText', __( 'Make an account', 'frontage-accounts' ) ) ),
			$field->status(),
			esc_attr( FormName::of( __( 'Register', 'frontage-accounts' ), $unit ) )
		);
	}

	private static function sign_in( Given $given ): string {
		$to = $given->link( 'signInLink' );
		return '' === $to ? '' : sprintf( '<p class="fr-account__ways"><a href="%s">%s</a></p>', $to, esc_html( $given->text( 'signInText', __( 'I have an account', 'frontage-accounts' ) ) ) );
	}
}
