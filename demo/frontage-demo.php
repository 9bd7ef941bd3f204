<?php
/**
 * Plugin Name: Frontage Demo
 * Description: What the demo site shows, and where its mail goes. A must-use plugin of bin/start and wp-env; never shipped.
 */

namespace Frontage\Demo;

add_action(
	'phpmailer_init',
	static function ( \PHPMailer\PHPMailer\PHPMailer $mailer ): void {
		if ( defined( 'FRONTAGE_MAIL_PORT' ) && FRONTAGE_MAIL_PORT ) {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = FRONTAGE_MAIL_PORT;
			$mailer->SMTPAuth    = false;
			$mailer->SMTPAutoTLS = false;
		}
	}
);
